/** Pieces as the kind of stream that browsers know; nothing is read before it is asked for. */
export function webStream(pieces: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const each = pieces[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = await each.next();
        if (done === true) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => void (await each.return?.()),
    },
    { highWaterMark: 0 },
  );
}
