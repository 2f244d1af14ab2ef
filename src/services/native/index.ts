export { NativeCallsService } from './native-calls';
