/** The mini program draws its own dialogs. */
export function FeedbackHost() {
  return null;
}
