/** Taro's templates for the mini program pass none of these on, so they would only be ballast in every setData. */
export function aria(): Record<string, string> {
  return {};
}
