import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** `npm run build -w packages/console`: the backend serves dist/console at /console. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  plugins: [react()],
  // The backend puts a new nonce in place of this word into every document that it sends (server/core/http/console.ts).
  html: { cspNonce: 'CSP_NONCE' },
  build: {
    outDir: '../../dist/console',
    emptyOutDir: true,
    // Staff sit at a desk: one file that is cached for a year is loaded sooner than many.
    chunkSizeWarningLimit: 1600,
  },
  // `npm run dev` beside `npm start`.
  server: { proxy: { '/operator': 'http://localhost:8080', '/files': 'http://localhost:8080' } },
});
