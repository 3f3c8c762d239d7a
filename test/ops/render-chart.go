// Renders a Helm chart with the few functions of Helm that ours uses: go run render-chart.go CHART VALUES.json RELEASE
package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"text/template"
)

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func main() {
	chart, release := os.Args[1], os.Args[3]
	text, err := os.ReadFile(os.Args[2])
	check(err)
	var values map[string]any
	numbers := json.NewDecoder(bytes.NewReader(text))
	numbers.UseNumber()
	check(numbers.Decode(&values))

	all := template.New("chart").Option("missingkey=error")
	all.Funcs(template.FuncMap{
		"include": func(name string, data any) (string, error) {
			var out strings.Builder
			err := all.ExecuteTemplate(&out, name, data)
			return out.String(), err
		},
		"nindent": func(spaces int, text string) string {
			pad := "\n" + strings.Repeat(" ", spaces)
			return pad + strings.ReplaceAll(text, "\n", pad)
		},
		"toYaml": func(value any) (string, error) { // JSON is YAML; members stand on lines, beside others
			members, isMap := value.(map[string]any)
			if !isMap || len(members) == 0 {
				out, err := json.Marshal(value)
				return string(out), err
			}
			lines := []string{}
			for name, member := range members {
				out, err := json.Marshal(member)
				if err != nil {
					return "", err
				}
				lines = append(lines, fmt.Sprintf("%q: %s", name, out))
			}
			return strings.Join(lines, "\n"), nil
		},
		"toJson": func(value any) (string, error) {
			out, err := json.Marshal(value)
			return string(out), err
		},
		"sha256sum": func(text string) string { return fmt.Sprintf("%x", sha256.Sum256([]byte(text))) },
		"kindIs":    func(kind string, value any) bool { return fmt.Sprintf("%T", value) == kind },
		"list":      func(values ...any) []any { return values },
		"concat":    func(left, right []any) []any { return append(append([]any{}, left...), right...) },
		"quote":     func(value any) string { return strconv.Quote(fmt.Sprint(value)) },
		"toString":  func(value any) string { return fmt.Sprint(value) },
		"default": func(fallback, value any) any {
			empty, isList := value.([]any)
			if value == nil || value == "" || isList && len(empty) == 0 {
				return fallback
			}
			return value
		},
		"required": func(message string, value any) (any, error) {
			if value == nil || value == "" {
				return nil, fmt.Errorf("%s", message)
			}
			return value, nil
		},
	})
	files, err := filepath.Glob(filepath.Join(chart, "templates", "*"))
	check(err)
	_, err = all.ParseFiles(files...)
	check(err)
	data := map[string]any{"Values": values, "Release": map[string]any{"Name": release}}
	for _, file := range files {
		if filepath.Ext(file) == ".yaml" {
			fmt.Println("---")
			check(all.ExecuteTemplate(os.Stdout, filepath.Base(file), data))
		}
	}
}
