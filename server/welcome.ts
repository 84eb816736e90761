import type { FirstStartReport } from '#server/services/samples/first-start.ts';

/**
 * What a first start has made, for the operator's eyes: passwords stand here once and never in the log.
 * @returns undefined when nothing was made
 */
export function firstStartNotice({ admin, sampleDoctors }: FirstStartReport): string | undefined {
  if (admin === undefined && sampleDoctors === undefined) return undefined;
  const lines = [''];
  if (admin !== undefined) {
    lines.push('  The first admin was made:', `    E-mail     ${admin.email}`);
    lines.push(`    Password   ${admin.inventedPassword ?? 'as ADMIN_PASSWORD says'}`, '');
  }
  if (sampleDoctors !== undefined) {
    const [{ email, code } = { email: '', code: '' }] = sampleDoctors.accounts;
    lines.push(`  ${sampleDoctors.accounts.length} sample doctors were made (none with SAMPLE_DATA=off). One of them:`);
    lines.push(`    E-mail     ${email}`, `    Doctor ID  ${code}`);
    lines.push(`    Password   ${sampleDoctors.inventedPassword ?? 'as DOCTOR_PASSWORD says'}`, '');
  }
  const invented = admin?.inventedPassword !== undefined || sampleDoctors?.inventedPassword !== undefined;
  if (invented) lines.push('  Write the passwords down: they are shown only now.', '');
  return lines.join('\n');
}

/** Where to go now. */
export function readyNotice(url: string): string {
  const pages = [`  Patients   ${url}/frontdesk`, `  Staff      ${url}/login?role=admin`];
  return ['', '  Frontdesk is ready.', '', ...pages, ''].join('\n');
}
