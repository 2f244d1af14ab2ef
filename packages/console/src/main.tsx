import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { OperatorClient } from './calls/client';
import { SessionKeeper } from './calls/session';

// The content policy takes styles of this document's nonce alone.
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
const styles = createCache({ key: 'css', nonce });

const keeper = new SessionKeeper(sessionStorage);
const client = new OperatorClient(fetch.bind(window), () => keeper.read()?.token ?? null);

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <CacheProvider value={styles}>
      <App client={client} keeper={keeper} />
    </CacheProvider>
  </StrictMode>,
);
