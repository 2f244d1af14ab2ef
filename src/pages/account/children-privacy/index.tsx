import { AgreementType } from '@/contract/account/values';
import { AgreementScreen } from '@/features/account/agreements';
import { screen } from '@/features/screen';

const UserChildrenPrivacy = () => <AgreementScreen type={AgreementType.children} />;

export default screen('userChildrenPrivacy', UserChildrenPrivacy);
