// The dynamic import lets the bundler set up sharing before the first module imports React; eager, because it is needed at once.
void import(/* webpackMode: "eager" */ './bootstrap.tsx')
