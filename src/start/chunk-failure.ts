/** webpack's errors for scripts and for style sheets. */
const CHUNK_ERROR_NAME = 'ChunkLoadError';
const STYLE_ERROR_CODE = 'CSS_CHUNK_LOAD_FAILED';

/** A chunk failed to load. */
export function isChunkFailure(reason: unknown): boolean {
  if (typeof reason !== 'object' || reason === null) return false;
  const { name, code } = reason as { readonly name?: unknown; readonly code?: unknown };
  return name === CHUNK_ERROR_NAME || code === STYLE_ERROR_CODE;
}
