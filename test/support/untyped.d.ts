/** Single elements of the package, which has declarations for its entry alone. */
declare module '@tarojs/components-react/dist/components/*';

/** What a build does to MobX's text. */
declare module '*/config/lean-mobx.cjs' {
  export default function leanMobx(source: string): string;
}
