import downloadUrl from '../../assets/illustrations/download.svg';
import emptyUrl from '../../assets/illustrations/empty.svg';
import failedUrl from '../../assets/illustrations/failed.svg';
import missingUrl from '../../assets/illustrations/missing.svg';
import offlineUrl from '../../assets/illustrations/offline.svg';
import successUrl from '../../assets/illustrations/success.svg';
import welcomeUrl from '../../assets/illustrations/welcome.svg';
import { classNames } from '../class-names';
import { Picture } from '../Picture';
import './index.scss';

const urls = {
  empty: emptyUrl,
  failed: failedUrl,
  missing: missingUrl,
  offline: offlineUrl,
  success: successUrl,
  welcome: welcomeUrl,
  download: downloadUrl,
} as const;

export type IllustrationName = keyof typeof urls;

interface IllustrationProps {
  name: IllustrationName;
  /** Width and height in design units. */
  size?: number;
  /** Only if no text beside it says the same. */
  alt?: string;
  className?: string;
}

/** Drawings of the pea, each a separate file loaded on demand. */
export function Illustration({ name, size = 280, alt = '', className }: IllustrationProps) {
  return (
    <Picture
      className={classNames('illustration', className)}
      src={urls[name]}
      alt={alt}
      width={size}
      height={size}
      mode="aspectFit"
      lazy={false}
      fallback={<></>}
    />
  );
}
