/** Taro's templates for the mini program ignore them, so they would only bloat every setData. */
export function aria(): Record<string, string> {
  return {};
}
