/** `npm run sbom`: what is shipped, as CycloneDX, in sbom/frontdesk.cdx.json. Each build writes it, too. */
import { join } from 'node:path';
import { BILL_FILE, writeBill } from './bill.ts';

await writeBill(join(import.meta.dirname, '../..'));
console.log(BILL_FILE);
