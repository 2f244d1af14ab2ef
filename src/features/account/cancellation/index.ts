export { CancellationStore } from './cancellation-store';
export { sayUntil } from './say-until';
export { cancellationTexts } from './texts';
