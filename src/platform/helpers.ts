/** `ability` of an `unsupported` error where the host has the command but its app is too old. */
export const VERSION_NOT_SUPPORTED = 'version not support';
