# shellcheck shell=bash
# What ./play and ./test share: steps that show themselves, the build, Node and the web client.
# Commands inside a step are joined by &&, because bash ignores "set -e" there.

logs=build/logs
mkdir -p "$logs"

# step "What it does" command…: runs the command with its output in a log; says that it runs, how long it took,
# and shows the end of the log when it fails. On a terminal the log's last line is shown while it runs.
step() {
  local title=$1 began=$SECONDS status=0
  shift
  step_log=$logs/$(tr -cs '[:alnum:]' - <<<"${title,,}" | sed 's/-$//').log
  : >"$step_log"
  printf '▸ %s\n' "$title"
  local ticker=
  if [[ -t 1 ]]; then show_last_line "$step_log" & ticker=$!; fi
  "$@" >"$step_log" 2>&1 </dev/null || status=$?
  if [[ -n $ticker ]]; then kill "$ticker"; wait "$ticker" 2>/dev/null || true; printf '\r\033[K'; fi
  if [[ $status == 0 ]]; then
    printf '  ok, %d s\n' $((SECONDS - began))
  else
    tail -n 60 "$step_log" | sed 's/^/  | /'
    printf '  FAILED after %d s (exit %d); all of it: %s\n' $((SECONDS - began)) "$status" "$step_log"
  fi
  return "$status"
}

show_last_line() {
  local began=$SECONDS
  while sleep 0.3 && kill -0 $$ 2>/dev/null; do
    printf '\r\033[K  %ds  %s' $((SECONDS - began)) "$(tail -c 300 "$1" | tr '\r' '\n' | tail -n 1 | cut -c 1-90)"
  done
}

# build PRESET [target…]: configures once, then builds what changed.
build() {
  local preset=$1 folder=build-$1
  shift
  if [[ $preset == release ]]; then folder=build; fi
  { [[ -f $folder/build.ninja ]] || cmake --preset "$preset"; } && ninja -C "$folder" "$@"
}

node_is_new_enough() {
  node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null
}

# The web client's tools need Node 20.19; Debian 12 has 18. The npm package "node" carries the binary.
get_node() {
  mkdir -p .cache/node && npm install --prefix .cache/node --no-audit --no-fund node@22 npm@11
}
use_node() {
  node_is_new_enough && return
  export PATH=$PWD/.cache/node/node_modules/.bin:$PATH
  node_is_new_enough || { step "Getting a newer Node" get_node && hash -r && node_is_new_enough; }
}

# newer FILE PATH…: is a source below the paths newer than the file, or the file not there?
newer() {
  local file=$1
  shift
  [[ ! -e $file ]] ||
    [[ -n $(find "$@" \( -name node_modules -o -name dist \) -prune -o -type f -newer "$file" -print -quit) ]]
}

# The packages of the web client, exactly those of its lock file, when it has changed.
web_packages() {
  newer web/node_modules/.stamp web/package.json web/package-lock.json || return 0
  step "Getting the web client's packages" npm ci --prefix web --no-audit --no-fund && touch web/node_modules/.stamp
}
# The engine for the browser, where the compiler for it is there (./test installs it): play without a server.
browser_engine_build() {
  [[ -d /usr/include/wasm32-wasi ]] && command -v clang++-19 wasm-ld-19 >/dev/null || return 0
  step "Building the engine for the browser" build wasm heptad_local_wasm
}
web_build() {
  local engine=build-wasm/heptad_local.wasm
  [[ -e $engine ]] || engine=
  newer web/dist/index.html web text bots/data ${engine:+"$engine"} || return 0
  step "Building the web client" npm run --prefix web build
}
