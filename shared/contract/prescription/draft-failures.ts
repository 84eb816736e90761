/**
 * The server’s sentences of ERR-AI about a draft that could not be made. A page knows a failure by its sentence, and says it in
 * the language of whoever reads it.
 */
export const DRAFT_FAILURES = {
  timeout: 'Request timeout - AI processing took too long.',
  unreachable: 'Failed to generate prescription. Please ensure your FastAPI server is running.',
} as const;
