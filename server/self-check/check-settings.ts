import type { Config } from '#server/config.ts';
import { isLoopback } from '#server/http/guard/hosts.ts';
import { passwordFault } from '#server/services/passwords/password-rules.ts';
import { fine, risky, wrong, type Finding } from './finding.ts';

/** What stands in the settings, without looking at anything else. */
export async function checkSettings(config: Config): Promise<Finding[]> {
  return [...exposure(config), ...(await passwords(config)), ...gateways(config)];
}

function exposure(config: Config): Finding[] {
  const { host, tls, trustProxy, publicUrl, metrics } = config;
  const found: Finding[] = [];
  const isOpen = !isLoopback(host);
  if (isOpen && tls === undefined && !trustProxy)
    found.push(
      wrong(
        `HOST ${host} is open to the network without HTTPS: names, phone numbers and passwords can be read on the way.`,
      ),
    );
  if (isOpen && trustProxy)
    found.push(
      risky(
        'TRUST_PROXY is on and HOST is open: who reaches this port beside the proxy can name any address as theirs.',
      ),
    );
  if (tls === undefined && !trustProxy && publicUrl?.startsWith('https:') === true)
    found.push(
      risky(
        'PUBLIC_URL begins with https:, but there are no TLS files and TRUST_PROXY is off: cookies are not marked as secure.',
      ),
    );
  if (publicUrl?.startsWith('http:') === true && !isLoopback(new URL(publicUrl).hostname))
    found.push(
      wrong(
        'PUBLIC_URL begins with http: browsers there allow no microphone, and links in messages can be read on the way.',
      ),
    );
  if (metrics !== undefined && !isLoopback(metrics.host))
    found.push(risky('METRICS_HOST is open to the network: keep that port away from the public.'));
  return found.length > 0 ? found : [fine('Nothing is open to the network without encryption.')];
}

async function passwords({ admin, doctorPassword }: Config): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const [name, password] of Object.entries({ ADMIN_PASSWORD: admin.password, DOCTOR_PASSWORD: doctorPassword })) {
    if (password === undefined) continue;
    const isWeak = (await passwordFault(password, [])) !== undefined;
    found.push(
      isWeak
        ? wrong(`${name} is one of the passwords that are tried first.`)
        : risky(`${name} stands in the settings: take it out, it is only used at the first start.`),
    );
  }
  return found;
}

function gateways({ sms, publicUrl, clinicCountryCode, speech, ai, signOn }: Config): Finding[] {
  const found: Finding[] = [];
  const sends = sms.twilio !== undefined || sms.http !== undefined;
  if (!sends) found.push(fine('No text message is sent: there is no SMS_ gateway, so they are only recorded.'));
  if (sends && publicUrl === undefined)
    found.push(risky('Text messages are sent without links: PUBLIC_URL is not set.'));
  if (sends && clinicCountryCode === '')
    found.push(
      risky(
        'Nothing is sent to national phone numbers unless CLINIC_COUNTRY_CODE, or the clinic’s setting, says the country.',
      ),
    );
  found.push(
    fine(
      (speech.url ?? speech.openAiUrl)
        ? 'Speech goes to a service first.'
        : 'Speech is recognized by the embedded engine.',
    ),
  );
  found.push(
    fine((ai.serviceUrl ?? ai.openAiUrl) ? 'Drafts come from a service.' : 'Drafts are written by the embedded rules.'),
  );
  const services = { STT_URL: speech.url, STT_OPENAI_URL: speech.openAiUrl, AI_SERVICE_URL: ai.serviceUrl };
  const all = { ...services, AI_OPENAI_URL: ai.openAiUrl, SMS_HTTP_URL: sms.http?.url, OIDC_ISSUER: signOn?.issuer };
  for (const [name, url] of Object.entries(all)) {
    if (url?.startsWith('http:') === true && !isLoopback(new URL(url).hostname))
      found.push(risky(`${name} begins with http: what patients say or get can be read on the way.`));
  }
  return found;
}
