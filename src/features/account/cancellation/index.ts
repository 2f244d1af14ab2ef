export { CancellationStore } from './cancellation-store';
export { sayUntil } from './say-until';
export { tellPending } from './tell-pending';
export { cancellationTexts } from './texts';
