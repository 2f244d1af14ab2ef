export { AgreementScreen } from './AgreementScreen';
export { AgreementSkeleton, AgreementText } from './AgreementText';
export { agreementNames, agreementTexts } from './texts';
