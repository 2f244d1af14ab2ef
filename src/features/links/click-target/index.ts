/**
 * Opens every target that an operator can configure.
 *
 *     void pressTarget(app, { target: slotTarget(entry), slotId: entry.id, track: () => tracker.track(…) });
 *     void pressTarget(app, { target: { screen: 'option', params: {} } });
 */
export { pressTarget, type Press, type PressApp } from './target';
export { addressOf, cardTarget, slotTarget, type PageTarget, type Target } from './target';
