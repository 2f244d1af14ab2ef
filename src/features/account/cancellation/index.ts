export { CancellationStore } from './cancellation-store';
export { formatUntil } from './format-until';
export { cancellationTexts } from './texts';
