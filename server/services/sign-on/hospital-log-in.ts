import type { Config } from '#server/config.ts';
import { createSignOnProvider, type SignOnProvider } from '#server/gateways/sign-on/sign-on-provider.ts';

/** The hospital's own log-in; undefined where the operator has configured none. */
export function hospitalLogIn({ signOn }: Pick<Config, 'signOn'>): SignOnProvider | undefined {
  return signOn && createSignOnProvider(signOn);
}
