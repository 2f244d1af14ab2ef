/** The mini program has no audio of ours, and its player would be in the main package. */
export const OtherMethod = (_props: object) => null;
export const SpokenCaptcha = (_props: object) => null;
