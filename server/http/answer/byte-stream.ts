/** A body that is read as fast as it is sent; if the client leaves, reading ends. */
export function byteStream(chunks: AsyncIterable<Uint8Array | string>): ReadableStream<Uint8Array> {
  const reading = chunks[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await reading.next();
      if (done === true) controller.close();
      else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
    },
    async cancel() {
      await reading.return?.();
    },
  });
}
