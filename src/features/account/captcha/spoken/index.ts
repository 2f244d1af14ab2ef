export { OtherWay } from './OtherWay';
export { SpokenCaptcha } from './SpokenCaptcha';
