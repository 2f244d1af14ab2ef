import { GuideBody } from '@/features/guides';
import { screen, Screen, useParams } from '@/features/screen';

/** As the server's codes are written; anything else names none. */
const CODE = /^[\w-]{1,64}$/;

/** Any guide that the server knows, by the code in the address. */
function CommonGuide() {
  const { code = '' } = useParams('commonGuide');
  return (
    <Screen>
      <GuideBody code={CODE.test(code) ? code : undefined} />
    </Screen>
  );
}

export default screen('commonGuide', CommonGuide);
