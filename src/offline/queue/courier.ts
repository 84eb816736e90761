import type { Result } from '#shared/result.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import type { OutboxRow } from '#src/platform/store/database.ts';
import type { Store } from './transact.ts';
import type { RowContent } from '#src/offline/visits/upgrade-row.ts';

export type Sealed = Pick<OutboxRow, 'version' | 'iv' | 'sealed'>;

/** A row the server has accepted; a registration comes with the server's id for the patient. */
export type AcceptedRow = { readonly row: OutboxRow; readonly patientId: string | undefined };

/**
 * What the queue engine is given (../visits/courier.ts). The engine never looks at a row's content: the courier
 * decrypts and sends it, and encrypts it again with the patient's id or the server's words.
 */
export type Courier = {
  /** `newer` is a row of a later build; `undecodable` one whose bytes cannot be decrypted or parsed. */
  readonly open: (row: OutboxRow) => Promise<RowContent | 'newer' | 'undecodable'>;
  readonly seal: (row: Pick<OutboxRow, 'id' | 'type'>, content: RowContent) => Promise<Sealed>;
  /** Sends a row once. An accepted registration returns the server's id for the patient. */
  readonly send: (
    row: OutboxRow,
    content: RowContent,
    signal: AbortSignal,
  ) => Promise<Result<string | undefined, ApiProblem>>;
  /** Records which visits are fully accepted, in the transaction that deletes their rows. */
  readonly remember: (store: Store, accepted: readonly AcceptedRow[]) => Promise<void>;
};
