import { parseConfig } from '../../server/config.ts';
import { checkBackups } from '../../server/self-check/check-backups.ts';
import { checkDatabase } from '../../server/self-check/check-database.ts';
import { checkMachine } from '../../server/self-check/check-machine.ts';
import { checkSettings } from '../../server/self-check/check-settings.ts';
import { wrong, type Finding } from '../../server/self-check/finding.ts';

/**
 * `npm run doctor`: looks at the settings, the machine, the database and the back-ups, and says in plain sentences what is wrong
 * or risky. It writes nothing, and prints no secret and nothing of a patient. Exit code 0: fine, 1: something is risky, 2: wrong.
 */
const config = parseConfig(process.env);
const now = new Date();
const findings: Finding[] = config.ok
  ? (
      await Promise.all([
        checkSettings(config.value),
        checkMachine(config.value, now),
        checkDatabase(config.value),
        checkBackups(config.value, now),
      ])
    ).flat()
  : config.faults.map((fault) => wrong(fault));

const HEADS = { wrong: 'WRONG', risky: 'risky', fine: 'fine ' } as const;
const found = (is: Finding['is']) => findings.filter((finding) => finding.is === is);
for (const is of ['wrong', 'risky', 'fine'] as const)
  for (const { says } of found(is)) console.log(`${HEADS[is]}  ${says}`);
const [bad, doubtful] = [found('wrong').length, found('risky').length];
console.log(bad + doubtful === 0 ? 'Nothing is wrong.' : `${bad} wrong, ${doubtful} risky.`);
process.exitCode = bad > 0 ? 2 : doubtful > 0 ? 1 : 0;
