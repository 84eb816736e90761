/** Why a back-up cannot be made, read or restored: a plain sentence for whoever gave the command. */
export class BackupFault extends Error {
  override readonly name = 'BackupFault';
}
