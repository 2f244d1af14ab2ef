type AriaProps = Readonly<Record<string, string | undefined>>;

/** Role and aria attributes for a Taro View, whose types lack them. */
export function aria(props: AriaProps): Record<string, string> {
  const given = Object.entries(props).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(given);
}
