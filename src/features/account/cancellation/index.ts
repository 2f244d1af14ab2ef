export { CancellationStore } from './cancellation-store';
export { formatUntil } from './cancellation-store';
export { cancellationTexts } from './texts';
