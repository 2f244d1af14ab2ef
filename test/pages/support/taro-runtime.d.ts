/** Ships without types; the one function used by open-screen.tsx. */
declare module '@tarojs/plugin-framework-react/dist/runtime' {
  export function createReactApp(app: unknown, react: unknown, dom: unknown, config: unknown): unknown;
}
