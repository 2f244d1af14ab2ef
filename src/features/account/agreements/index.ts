export { AgreementScreen } from './AgreementText';
export { AgreementSkeleton, AgreementText } from './AgreementText';
export { agreementNames } from './texts';
