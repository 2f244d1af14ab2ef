export { OtherMethod } from './OtherMethod';
export { SpokenCaptcha } from './SpokenCaptcha';
