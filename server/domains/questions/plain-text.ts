/** Converts the notation of stems and options (question.schema) to plain text, for lists, reports and exports. */
const NOTATION =
  /\{(?:([^{}^/\s]{1,12}) )?([^{}^/\s]{1,12})\/([^{}^/\s]{1,12})\}|\{([^{}^\s]{1,12})\^([^{}^\s]{1,12})\}|\[\[[\w-]{1,16}\]\]/g;

const SUPERSCRIPT: Readonly<Record<string, string>> = { '2': '²', '3': '³' };

export const plainText = (text: string): string =>
  text.replace(
    NOTATION,
    (_, whole?: string, above?: string, below?: string, base?: string, power?: string) => {
      if (above !== undefined) return `${whole === undefined ? '' : `${whole}又`}${above}/${below ?? ''}`;
      if (base !== undefined && power !== undefined) return `${base}${SUPERSCRIPT[power] ?? `^${power}`}`;
      return '（　）';
    },
  );
