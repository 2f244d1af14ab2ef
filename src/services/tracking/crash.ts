/**
 * What is told of an error: what kind, its message without anything that could be a parent's, and where it came from. Frames
 * are made anew of their parts, so that nothing else of a stack passes.
 */
export interface Crash {
  readonly name: string;
  readonly reason: string;
  readonly stack: string;
}

const MAX_REASON = 200;
const MAX_FRAMES = 12;
const MAX_NAME = 60;
const MAX_FOLDER = 20;
/** Function, path of the file, line and column, as Chrome, Safari and the mini program write them. */
const FRAME =
  /^\s*(?:at\s+)?(?:([\w$.<>]+)\s*[@(]+|@)?\s*(?:[\w-]+:\/\/[^/\s]*)?(\/?[\w./@-]*)[^\s:]*:(\d+):(\d+)\)?$/;

export function crashOf(error: unknown): Crash {
  const { name, message, stack } = partsOf(error);
  return {
    name: /^[A-Za-z]{1,60}$/.test(name) ? name : 'Error',
    reason: withoutValues(message).slice(0, MAX_REASON),
    stack: framesOf(stack),
  };
}

/** What was thrown may be anything; the mini program hands over the whole of it as text. */
function partsOf(error: unknown): { name: string; message: string; stack: string } {
  if (typeof error === 'string') {
    const [message = '', ...rest] = error.split('\n');
    return { name: 'Error', message, stack: rest.join('\n') };
  }
  if (typeof error !== 'object' || error === null) return { name: typeof error, message: '', stack: '' };
  const fields = error as { readonly name?: unknown; readonly message?: unknown; readonly stack?: unknown };
  return { name: text(fields.name), message: text(fields.message), stack: text(fields.stack) };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Quoted words that are names of code stay; other quotes, addresses' queries, Chinese, numbers and long words go. */
export function withoutValues(message: string): string {
  return message
    .replace(/((?:https?:\/\/)?[\w./-]*\/[\w./-]*)[?#][^\s'")]*/g, '$1')
    .replace(/(["'`“「])([^"'`”」]*)(["'`”」]|$)/g, (_all, open: string, inside: string, close: string) =>
      /^[A-Za-z_$][A-Za-z_$.]{0,39}$/.test(inside) ? `${open}${inside}${close}` : `${open}…${close}`,
    )
    .replace(/[^\x20-\x7e…]+/g, '…')
    .replace(/[\w.+-]+@[\w.-]+/g, '…')
    .replace(/\d[\d\s-]{3,}\d/g, '#')
    .replace(/\b(?=\w*\d)(?=\w*[A-Za-z])[\w-]{12,}/g, '…');
}

function framesOf(stack: string): string {
  const frames = stack.split('\n').map(frameOf);
  return frames
    .filter((frame) => frame !== undefined)
    .slice(0, MAX_FRAMES)
    .join('\n');
}

function frameOf(line: string): string | undefined {
  const match = FRAME.exec(line);
  if (!match) return undefined;
  const [, name = '', path = '', row, column] = match;
  return `${name.slice(0, MAX_NAME)}@${fileOf(path)}:${row}:${column}`;
}

/** With its folder, but for one that could be taken for a token, with which nothing would be told. */
function fileOf(path: string): string {
  const [file = '', folder = ''] = path.split('/').reverse();
  return folder && folder.length <= MAX_FOLDER ? `${folder}/${file}` : file;
}
