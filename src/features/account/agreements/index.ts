export { AgreementScreen } from './AgreementScreen';
export { AgreementSkeleton, AgreementText } from './AgreementText';
export { agreementNames } from './texts';
