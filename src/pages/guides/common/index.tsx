import { GuideBody } from '@/features/guides';
import { screen, Screen, useParams } from '@/features/screen';

/** Format of the server's codes. */
const CODE = /^[\w-]{1,64}$/;

/** Any guide on the server, by the code in the address. */
function CommonGuide() {
  const { code = '' } = useParams('commonGuide');
  return (
    <Screen>
      <GuideBody code={CODE.test(code) ? code : undefined} />
    </Screen>
  );
}

export default screen('commonGuide', CommonGuide);
