import { readAddress } from '#shared/text/read-address.ts';
import type { ClinicSettings } from '#shared/contract/clinic/clinic-settings.ts';
import { clinicContact } from '#src/locales/en/site/clinic-contact.ts';
import type { IconName } from '#src/ui/parts/icon.tsx';

export type Network = { readonly name: string; readonly icon: IconName; readonly href: string };

const KNOWN: readonly { host: RegExp; name: string; icon: IconName }[] = [
  { host: /(^|\.)facebook\.com$/, name: 'Facebook', icon: 'social-facebook' },
  { host: /(^|\.)(x|twitter)\.com$/, name: 'X', icon: 'social-x' },
  { host: /(^|\.)instagram\.com$/, name: 'Instagram', icon: 'social-instagram' },
  { host: /(^|\.)linkedin\.com$/, name: 'LinkedIn', icon: 'social-linkedin' },
];

/** The house's pages elsewhere. The examples stand only as long as nothing of the house has been set. */
export function networksOf(clinic: ClinicSettings): readonly Network[] {
  const { phone, email, address, socialLinks } = clinic;
  if (`${phone}${email}${address}${socialLinks}` === '') return clinicContact.social;
  return socialLinks
    .split('\n')
    .flatMap((line) => readAddress(line.trim()) ?? [])
    .map(({ href, hostname }) => {
      const { name, icon } = KNOWN.find(({ host }) => host.test(hostname)) ?? {
        name: hostname,
        icon: 'log-in' as const,
      };
      return { name, icon, href };
    });
}
