import { IMPORT_FILE_BYTES } from '#shared/contract/interop/imports.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import { importTexts as texts } from '#src/locales/en/interop/imports.ts';

/** A chosen file in base64, or in words why it is of no use. */
export async function readFile(file: Blob): Promise<Result<string, string>> {
  if (file.size > IMPORT_FILE_BYTES) return fail(texts.tooLarge);
  if (file.size === 0) return fail(texts.empty);
  const address = await dataAddress(file);
  return address === undefined ? fail(texts.broken) : succeed(address.slice(address.indexOf(',') + 1));
}

function dataAddress(file: Blob): Promise<string | undefined> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : undefined));
    reader.addEventListener('error', () => resolve(undefined));
    reader.readAsDataURL(file);
  });
}
