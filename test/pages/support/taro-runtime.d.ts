/** Ships without types; the one function that open-screen.tsx takes from it. */
declare module '@tarojs/plugin-framework-react/dist/runtime' {
  export function createReactApp(app: unknown, react: unknown, dom: unknown, config: unknown): unknown;
}
