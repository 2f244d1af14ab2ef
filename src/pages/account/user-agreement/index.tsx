import { AgreementType } from '@/contract/agreements';
import { AgreementScreen } from '@/features/account/agreements';
import { screen } from '@/features/screen';

const UserAgreement = () => <AgreementScreen type={AgreementType.user} />;

export default screen('userAgreement', UserAgreement);
